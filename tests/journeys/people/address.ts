/** Where the server of this run is. */
export function address(path: string): string {
  const base = process.env['FOYER_ADDRESS']
  if (!base) throw new Error('the journeys need their setup')
  return base + path
}
