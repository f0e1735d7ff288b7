import type { Behaviour } from './model-server.ts'

/** Speaks OpenAI's embeddings: a text has the vector of the first known word in it, and otherwise one of its own. */
export function embeds(known: Readonly<Record<string, readonly number[]>>): Behaviour {
  const other = [0, 0, 1]
  return (answer, { body }) => {
    const texts = Array.isArray(body['input']) ? body['input'].map(String) : []
    const data = texts.map((text, index) => {
      const word = Object.keys(known).find((one) => text.includes(one))
      return { object: 'embedding', index, embedding: (word && known[word]) || other }
    })
    answer
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ object: 'list', data }))
  }
}
