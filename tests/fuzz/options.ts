import { parseArgs } from 'node:util'

export type Options = { isJson: boolean; requests: number; seed: number; only: readonly string[] | undefined }

export const usage = `pnpm fuzz [--json] [--requests N] [--seed S] [--only sendMsg,reply]

Sends requests that are almost right to a node of its own and counts the answers that must not be:
server errors (500 and above, but for 503 server.busy), slow answers (over 2 s) and a node that died.

  --requests  how many, 20000 unless told
  --seed      a number; the same seed makes the same requests. Without it a random one, which is always printed
  --only      some endpoints; 'pages' stands for all that is no endpoint
  --json      { requests, endpoints, serverErrors, slow, crashes } on stdout; the report goes to stderr

Ends with 1 when there were server errors or crashes.`

/** Throws on what it does not know. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean', default: false },
      requests: { type: 'string', default: '20000' },
      seed: { type: 'string' },
      only: { type: 'string' },
    },
  })
  return {
    isJson: values.json,
    requests: natural('--requests', values.requests),
    seed: values.seed === undefined ? Date.now() % 0x7f_ff_ff_ff : natural('--seed', values.seed),
    only: values.only?.split(','),
  }
}

function natural(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${name} takes a number from 1, not ${text}`)
  return Number(text)
}
