import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { parse } from 'yaml'
import { root } from '../repository/root.ts'
import { nameOf, readManifests, type Manifest } from './manifest.ts'

type Kustomization = {
  kind: string
  resources?: string[]
  labels?: { pairs: Record<string, string> }[]
  images?: { name: string }[]
  patches?: { path: string }[]
}

export type Kustomized = {
  manifests: Manifest[]
  patches: Manifest[]
  /** Labels that kustomize adds to every object, selector and template. */
  labels: Record<string, string>
  /** Images to which it gives another name. */
  images: string[]
  problems: string[]
}

/** What kustomize would read, and the names in it that lead nowhere. It does not apply anything. */
export function readKustomization(folder: string): Kustomized {
  const file = join(folder, 'kustomization.yaml')
  const { resources = [], labels = [], images = [], patches = [] } = readYaml(file)
  const missing = [...resources, ...patches.map(({ path }) => path)].filter(
    (path) => !existsSync(join(root, folder, path)),
  )
  const read = resources
    .filter((path) => !missing.includes(path))
    .map((path) => readResource(normalize(join(folder, path))))
  const manifests = read.flatMap((each) => each.manifests)
  const patched = patches
    .filter(({ path }) => !missing.includes(path))
    .flatMap(({ path }) => readManifests(join(folder, path)))
  const known = new Set(manifests.map(({ object }) => nameOf(object)))
  return {
    manifests,
    patches: [...read.flatMap((each) => each.patches), ...patched],
    labels: Object.fromEntries(
      [...read.map((each) => each.labels), ...labels.map(({ pairs }) => pairs)].flatMap(
        Object.entries<string>,
      ),
    ),
    images: [...read.flatMap((each) => each.images), ...images.map(({ name }) => name)],
    problems: [
      ...read.flatMap((each) => each.problems),
      ...missing.map((path) => `${file}: ${path} does not exist`),
      ...patched
        .filter(({ object }) => !known.has(nameOf(object)))
        .map((patch) => `${patch.file}: there is no ${nameOf(patch.object)} to patch`),
    ],
  }
}

function readYaml(file: string): Kustomization {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kustomize knows no schema of its own
  return parse(readFileSync(join(root, file), 'utf8')) as Kustomization
}

function readResource(path: string): Kustomized {
  if (statSync(join(root, path)).isDirectory()) return readKustomization(path)
  return { manifests: readManifests(path), patches: [], labels: {}, images: [], problems: [] }
}
