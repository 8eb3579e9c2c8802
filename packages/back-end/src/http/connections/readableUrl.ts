/**
 * The address of a request, where its path can be decoded. Else with each `%` as a character of its own: there is nothing at
 * such an address, and the router would refuse it by itself, without the headers, the log and the page of every other one.
 */
export function readableUrl({ url = '/' }: { url?: string | undefined }): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
