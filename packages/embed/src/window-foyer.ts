/** One call that waits for Foyer: what was said, who waits for the answer, and the channel unless it is the first. */
export type WaitingCall = [
  said: readonly unknown[],
  resolve: (value: never) => void,
  reject: (reason: Error) => void,
  channel?: string,
]

/** Foyer's own types say what may be said; between the two, it is only passed on. */
export type Spoken = (...said: readonly unknown[]) => Promise<never>

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    /** Until Foyer's script is there, a stub that only collects. */
    Foyer?: Spoken & { q?: WaitingCall[]; channel?: (channel: string) => Spoken }
  }
}
