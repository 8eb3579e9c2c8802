/** The name of a page's texts and view: the verticals of the policy share theirs, `policy/settings`. */
export const nameOf = (key: string): string => key.replace(/^policy\/\w+\//, 'policy/');

/** Whether it is a page of one vertical, `policy/flight/settings`. */
export const isOfVertical = (key: string): boolean => nameOf(key) !== key;
