/** The test that proves the effect of a field: its file, and the beginning of its title. */
export type Proof = readonly [file: string, title: string]

export type Proofs = Readonly<Record<string, Proof>>
