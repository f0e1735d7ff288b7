import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'

const picture = { name: 'picture.svg', type: 'image/svg+xml' }

/** Any address under /files is answered with the sample of its type: the contract's examples name many. */
const samples: Readonly<Record<string, { name: string; type: string }>> = {
  '.jpg': picture,
  '.png': picture,
  '.webp': picture,
  '.mp3': { name: 'sound.wav', type: 'audio/wav' },
  '.wav': { name: 'sound.wav', type: 'audio/wav' },
  '.mp4': { name: 'film.webm', type: 'video/webm' },
  '.webm': { name: 'film.webm', type: 'video/webm' },
}

export function sampleFor(path: string): { file: string; type: string } | undefined {
  const sample = path.startsWith('/files/') ? samples[extname(path)] : undefined
  return sample && { file: join(import.meta.dirname, 'samples', sample.name), type: sample.type }
}

/** The same for the gallery that is compiled on request. */
export function sampleFiles(): Plugin {
  return {
    name: 'foyer:sample-files',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const sample = sampleFor(new URL(request.url ?? '', 'http://gallery').pathname)
        if (!sample) return next()
        response.setHeader('content-type', sample.type)
        void readFile(sample.file).then((bytes) => response.end(bytes), next)
      })
    },
  }
}
