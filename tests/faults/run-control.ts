import { controls } from './bug-scenes.ts'
import { describe } from './checks/violation.ts'
import { play } from './play.ts'
import { say } from './progress.ts'
import type { Engines } from './stage.ts'

export type ControlResult = { scene: string; isClean: boolean; problems: string[] }

/** The scenes of the seeded bugs without any bug: a checker that always cries would have caught them all, too. */
export async function runControls(engines: Engines): Promise<ControlResult[]> {
  const results: ControlResult[] = []
  for (const [scene, part] of Object.entries(controls)) {
    const { violations, problems } = await play(part, { engines, isShort: true, run: 0 })
    const first = violations.slice(0, 5).map(describe)
    const isClean = violations.length === 0 && problems.length === 0
    say(`${scene} without a bug: ${isClean ? 'clean' : [...first, ...problems].join('; ')}`)
    results.push({ scene, isClean, problems: [...first, ...problems] })
  }
  return results
}
