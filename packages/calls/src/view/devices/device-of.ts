/** The device that these tracks come from; undefined where there are none, or the browser does not tell. */
export function deviceOf(tracks: readonly MediaStreamTrack[] | undefined): string | undefined {
  return tracks?.[0]?.getSettings().deviceId
}
