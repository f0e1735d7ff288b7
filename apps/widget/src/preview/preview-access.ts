import { browserClock } from '@foyer/client/ports/clock.ts'
import { unknown, type Unknown } from '@foyer/client/result.ts'
import { createStorage } from '@foyer/client/storage.ts'
import type { Template } from '@foyer/contract/tickets/template.ts'
import type { WidgetKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import type { TicketAccess } from '../features/forms/ticket-access.ts'
import type { Chat } from '../session/chat.ts'
import { createCalls } from '../session/calls.ts'

/** Requests of the forms in the preview: it reads the channel, shows a sample ticket form, and sends nothing. */
export function previewAccess({ params, token }: Chat, t: Translate<WidgetKey>): TicketAccess {
  const { client } = createCalls(token)
  return {
    client: {
      channelInfo: async () => {
        const answer = await client.channelInfo({ channelId: params.channelId })
        // The form is for visitors who find no agent.
        return answer.ok ? { ...answer, data: { ...answer.data, isStaffed: false } } : answer
      },
      getTemplateFiledInfoByTemplateId: async () => ({ ok: true, data: sampleTemplate(t) }),
      queryWoByCustom: notSent,
      queryWoById: notSent,
      addWo: notSent,
      addWoHandleInfo: notSent,
    },
    uploader: { uploadWoFile: notSent },
    who: () => ({ userId: '', tenantId: '' }),
    notify: () => undefined,
    refuseIdentity: () => undefined,
    // Drafts of this browser are no part of the preview.
    store: createStorage(browserClock, undefined),
    place: '',
    newId: () => '',
  }
}

async function notSent(): Promise<Unknown> {
  return unknown('network')
}

/** Templates are readable for visitors only, and nobody is one here. */
function sampleTemplate(t: Translate<WidgetKey>): Template {
  const field = { fieldType: 1 as const, fieldValue: '' }
  return {
    woType: { typeId: '', typeName: '' },
    items: [
      { ...field, fieldId: 'preview:name', fieldName: t('leave.name'), requiredStatus: 1 },
      { ...field, fieldId: 'preview:phone', fieldName: t('leave.phone'), requiredStatus: 0 },
    ],
  }
}
