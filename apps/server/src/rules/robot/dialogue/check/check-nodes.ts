import type { Dialogue, DialogueNode, NodeOf } from '@foyer/contract/robot/dialogue/dialogue.ts'
import {
  hasBrokenPlaceholder,
  placeholdersOf,
  tokenFact,
} from '@foyer/contract/robot/dialogue/placeholders.ts'
import { literalHost } from '../outgoing.ts'
import { sameWords } from '../same-words.ts'
import type { DialogueProblem, ProblemCode } from './problem.ts'
import { textsOf } from './texts.ts'

/** Checks each node in isolation, and the phrases. */
export function checkNodes({ nodes, phrases, texts }: Dialogue): DialogueProblem[] {
  const phrase = repeated(phrases.map(sameWords)).map((about) => ({
    code: 'phrase.repeated' as const,
    about,
  }))
  const broken = Object.values(texts).filter(hasBrokenPlaceholder)
  const misplaced = Object.values(texts).filter(namesToken)
  return [
    ...phrase,
    ...broken.map((about) => ({ code: 'placeholder.broken' as const, about })),
    ...misplaced.map((about) => ({ code: 'token.misplaced' as const, about })),
    ...Object.entries(nodes).flatMap(([id, node]) =>
      problemsOf(node).map((problem): DialogueProblem => ({ ...problem, node: id })),
    ),
  ]
}

type Found = { code: ProblemCode; about?: string }

function problemsOf(node: DialogueNode): Found[] {
  const broken = textsOf(node).filter(hasBrokenPlaceholder)
  const said = node.kind === 'request' ? [node.url] : textsOf(node)
  return [
    ...all('placeholder.broken', broken),
    ...all('token.misplaced', said.filter(namesToken)),
    ...ownProblems(node),
  ]
}

function ownProblems(node: DialogueNode): Found[] {
  switch (node.kind) {
    case 'choices':
      return [
        ...all('button.repeated', repeated(node.buttons.map(({ id }) => id))),
        ...all('button.sameName', repeated(node.buttons.map(({ name }) => sameWords(name)))),
      ]
    case 'form':
      return fieldProblems(node)
    case 'request':
      return [
        ...all('url.host', literalHost.test(node.url) ? [] : [node.url]),
        ...all('body.onGet', node.method === 'GET' && node.body ? ['body'] : []),
      ]
    case 'say':
    case 'condition':
    case 'jump':
      return []
  }
}

function fieldProblems({ fields }: NodeOf<'form'>): Found[] {
  const empty = fields.filter(({ field }) => 'options' in field && field.options.length === 0)
  return [
    ...all('field.repeated', repeated(fields.map(({ field }) => field.id))),
    ...all('field.repeated', repeated(fields.map(({ variable }) => variable))),
    ...all(
      'field.noOptions',
      empty.map(({ field }) => field.id),
    ),
  ]
}

function namesToken(text: string): boolean {
  return placeholdersOf(text).includes(tokenFact)
}

function all(code: ProblemCode, abouts: readonly string[]): Found[] {
  return abouts.map((about) => ({ code, about }))
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, place) => names.indexOf(name) !== place))]
}
