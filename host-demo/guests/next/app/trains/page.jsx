export default function Page() {
  return <h1>Trains</h1>;
}
