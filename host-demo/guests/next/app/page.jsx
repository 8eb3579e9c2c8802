export default function Page() {
  return <h1>Your page</h1>;
}
