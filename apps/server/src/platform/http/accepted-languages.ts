/** More than anybody speaks. */
const most = 20

/** Languages of an Accept-Language header in the order browsers write them, which is the order of liking. */
export function acceptedLanguages(header = ''): string[] {
  return header
    .slice(0, 1000)
    .split(',', most)
    .map((part) => part.split(';', 1)[0]?.trim() ?? '')
}
