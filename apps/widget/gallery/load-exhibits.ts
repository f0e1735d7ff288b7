import type { Exhibit } from './exhibit.ts'

type ExhibitModule = { default: readonly Exhibit[] }

const files = import.meta.glob<ExhibitModule>(['../src/**/*.exhibit.tsx', './exhibits/*.exhibit.tsx'])

/** A file of exhibits, or why there are none: one that does not compile must not take the others with it. */
export type Hall = { file: string; exhibits: readonly Exhibit[]; error: string }

export async function loadHalls(only = ''): Promise<Hall[]> {
  const wanted = Object.keys(files).filter((file) => only === '' || file === only)
  return await Promise.all(wanted.map(loadHall))
}

async function loadHall(file: string): Promise<Hall> {
  try {
    const { default: exhibits } = (await files[file]?.()) ?? { default: [] }
    return { file, exhibits, error: '' }
  } catch (error) {
    return { file, exhibits: [], error: String(error) }
  }
}
