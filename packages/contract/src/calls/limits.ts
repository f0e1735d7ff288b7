/** In one call of `callSignal`. */
export const maxSignalsAtOnce = 20
