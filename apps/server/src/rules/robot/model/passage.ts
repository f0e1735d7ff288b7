/** A piece of knowledge that may hold the answer. `text` is plain; `references` are files and pages that go with it. */
export type Passage = {
  docId: string
  question: string
  text: string
  references: readonly Reference[]
}

export type Reference = { name: string; url: string }
