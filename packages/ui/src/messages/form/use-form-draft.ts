import type { FormField } from '@foyer/contract/forms/field.ts'
import { withFittingValue } from '@foyer/core/forms/field-value.ts'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { MessageOf } from '../message-kind.ts'
import { formDrafts } from './form-drafts.ts'

/** The fields of a form as they are filled in so far. */
export function useFormDraft({ msgId, content }: MessageOf<'form' | 'externalForm'>): readonly FormField[] {
  const { fields, submitted } = content
  const asked = useMemo(() => fields.map(withFittingValue), [fields])
  const read = (): readonly FormField[] | undefined => formDrafts.read(msgId)
  const draft = useSyncExternalStore(formDrafts.subscribe, read, read)
  useEffect(() => {
    if (submitted) formDrafts.drop(msgId)
  }, [msgId, submitted])
  return draft ?? asked
}
