import { build } from 'vite'

/** A module and all that it needs as one script, as a browser would get it. */
export async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  for (const one of outputs)
    if ('output' in one) for (const chunk of one.output) if (chunk.type === 'chunk') return chunk.code
  throw new Error('nothing was built')
}
