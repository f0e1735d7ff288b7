import { limits } from '@foyer/core/timing.ts'
import type { AgentRating, Rating, RobotRating } from '@foyer/core/evaluation/rating.ts'

/** A rating that is being filled in. `solved` of the robot is undefined until the visitor has picked. */
export type RatingDraft = AgentRating | (Omit<RobotRating, 'solved'> & { solved: boolean | undefined })

export type DraftAction =
  | { type: 'starChosen'; star: number }
  | { type: 'solvedChosen'; solved: boolean }
  | { type: 'tagToggled'; tag: string }
  | { type: 'commentChanged'; comment: string }

export function emptyDraft(of: Rating['of'], star: number = limits.starDefault): RatingDraft {
  const blank = { tags: [], comment: '' }
  return of === 'agent' ? { of, star, solved: solvedBy(star), ...blank } : { of, solved: undefined, ...blank }
}

/** T-06: another star, or another answer about the robot, starts with clear tags and text. */
export function draftRating(draft: RatingDraft, action: DraftAction): RatingDraft {
  switch (action.type) {
    case 'starChosen':
      return draft.of === 'agent'
        ? { ...draft, star: action.star, solved: solvedBy(action.star), tags: [], comment: '' }
        : draft
    case 'solvedChosen':
      return draft.of === 'robot'
        ? { ...draft, solved: action.solved, tags: [], comment: '' }
        : { ...draft, solved: action.solved }
    case 'tagToggled':
      return { ...draft, tags: toggled(draft.tags, action.tag) }
    case 'commentChanged':
      return { ...draft, comment: fitting(action.comment) }
  }
}

/** Below this many stars, a visitor is asked what went wrong. */
const goodStars = 4

export function isLow(star: number): boolean {
  return star < goodStars
}

/** D-15: a good rating says that the question was solved, until the visitor says otherwise; a low one says nothing. */
function solvedBy(star: number): boolean | undefined {
  return isLow(star) ? undefined : true
}

/** T-06: the four reasons and the hint are for a robot that did not solve it. */
export function showsReasons(draft: RatingDraft): boolean {
  return draft.of === 'robot' && draft.solved === false
}

/** The rating to check and send; undefined while nothing was picked. */
export function ratingOf(draft: RatingDraft): Rating | undefined {
  if (draft.of === 'agent') return draft
  return draft.solved === undefined ? undefined : { ...draft, solved: draft.solved }
}

/** V-04: at most so long, without half a character at its end. */
function fitting(comment: string): string {
  return comment.slice(0, limits.comment).replace(/[\ud800-\udbff]$/, '')
}

function toggled(tags: readonly string[], tag: string): readonly string[] {
  return tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag]
}
