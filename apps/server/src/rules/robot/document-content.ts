import { DocumentContent, type DocumentChanges } from '@foyer/contract/desk/knowledge-documents.ts'
import type { Settings } from '@foyer/core/settings/settings.ts'
import type { KnowledgeDocument } from './knowledge.ts'

export const emptyContent: DocumentContent = {
  question: '',
  similar: [],
  answer: '',
  category: '',
  attachments: [],
  related: [],
}

/** The part of a document that an editor writes. */
export function contentOf(document: KnowledgeDocument): DocumentContent {
  const { question, similar, answer, category, validFrom, validUntil, attachments, related = [] } = document
  return {
    question,
    similar,
    answer,
    category,
    ...(validFrom !== undefined && { validFrom }),
    ...(validUntil !== undefined && { validUntil }),
    attachments,
    related,
  }
}

/** By the keys that a draft changes. A time that is not there is null, so that a draft can take it away. */
export function settingsOf({ validFrom, validUntil, ...content }: DocumentContent) {
  return { ...content, validFrom: validFrom ?? null, validUntil: validUntil ?? null }
}

export function contentWith(content: DocumentContent, changes: DocumentChanges): DocumentContent {
  const { validFrom, validUntil, ...rest } = { ...settingsOf(content), ...changes }
  return {
    ...rest,
    ...(validFrom !== null && validFrom !== undefined && { validFrom }),
    ...(validUntil !== null && validUntil !== undefined && { validUntil }),
  }
}

/**
 * Stored changes. They may be older than the schema: a field that is no longer valid is left out, so that the others can
 * still be edited.
 */
export function readChanges(stored: Settings): DocumentChanges {
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => {
      if (!isField(name)) return false
      return (value === null && isTime(name)) || DocumentContent.shape[name].safeParse(value).success
    }),
  )
}

/** A stored version. Fields that it lacks are empty. */
export function readContent(stored: object): DocumentContent {
  return contentWith(emptyContent, readChanges({ ...stored }))
}

function isField(name: string): name is keyof typeof DocumentContent.shape {
  return Object.hasOwn(DocumentContent.shape, name)
}

function isTime(name: string): boolean {
  return name === 'validFrom' || name === 'validUntil'
}

/** Files that a visitor may open: on the web, or on this server. */
export function safeAttachments(attachments: DocumentContent['attachments']): DocumentContent['attachments'] {
  return attachments.filter(({ url }) => isSafe(url))
}

function isSafe(url: string): boolean {
  return /^\/[\w.-]/.test(url) || (/^https?:\/\//i.test(url) && URL.canParse(url))
}

type Counted = { isPublished: boolean; content: DocumentContent }

/** Content of a version: withdrawing a document is a version as well. */
export function versionBody({ isPublished, content }: Counted): Settings {
  return { ...settingsOf(content), isPublished }
}
