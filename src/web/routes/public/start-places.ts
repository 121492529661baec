export function loader() {
  return [];
}
