import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, parseAllDocuments } from 'yaml'
import { root } from '../repository/root.ts'

/** An object of Kubernetes, of whatever kind. */
export type KubernetesObject = {
  apiVersion: string
  kind: string
  metadata: { name: string; labels?: Record<string, string> }
  [field: string]: unknown
}

export type Manifest = { file: string; object: KubernetesObject }

/** Every object of a file. Throws for text that is not YAML, and for a key that appears twice. */
export function readManifests(file: string): Manifest[] {
  return parseAllDocuments(readFileSync(join(root, file), 'utf8')).flatMap((document) => {
    if (document.errors[0]) throw new Error(`${file}: ${document.errors[0].message}`)
    if (!isMap(document.contents)) return []
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas judge it
    return [{ file, object: document.toJS() as KubernetesObject }]
  })
}

export function nameOf({ kind, metadata }: KubernetesObject): string {
  return `${kind}/${metadata.name}`
}

/** A field of an object that fits its schema, so that its shape is known: T is taken on trust. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a named cast reads better than many bare ones
export function fieldAt<T>(object: KubernetesObject | undefined, ...path: string[]): T | undefined {
  const found = path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    object,
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return found as T | undefined
}
