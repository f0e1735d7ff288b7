import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { operatorOf, writeAudit } from '../../audit/write-audit.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { appearanceSettings } from '../../rules/setup/appearance.ts'
import { answerHtml } from '../../rules/setup/answer-html.ts'
import { keyOfName } from '../../rules/setup/key-of-name.ts'
import { createAgent, type NewAgent } from '../accounts/create-agent.ts'
import { setChannelConfig } from '../channel-editor/set-channel-config.ts'
import { saveDocument } from '../robot/publish/save-document.ts'
import { createTenant, firstGroupId, type CreatedTenant, type NewTenant } from './create-tenant.ts'

export type Setup = {
  tenant: NewTenant
  appearance: { color?: string | undefined; name?: string | undefined; greeting?: string | undefined }
  agents: readonly Omit<NewAgent, 'groupIds'>[]
  questions: readonly { question: string; similar: string[]; answer: string }[]
  allowedSites: readonly string[]
}

export type SetUp = CreatedTenant & { agents: { id: number; email: string }[]; docIds: string[] }

/** A whole first run in one transaction. A tenant of the same key is left as it is, and the set-up is refused. */
export async function setUpTenant(
  trx: Trx,
  { tenant, appearance, agents, questions, allowedSites }: Setup,
  { operator, now }: { operator: string; now: number },
): Promise<SetUp> {
  await assertNew(trx, tenant)
  const created = await createTenant(trx, tenant, { operator }, now)
  const { tenantId, channelKey } = created
  const by = { actor: operatorOf(tenantId, operator), now }
  const members: SetUp['agents'] = []
  for (const agent of agents) {
    const { agentId } = await createAgent(trx, tenantId, { ...agent, groupIds: [firstGroupId] }, by)
    members.push({ id: agentId, email: agent.email })
  }
  await setChannelConfig(trx, channelKey, settingsOf(tenant.name, appearance, allowedSites), {
    operator,
    now,
  })
  const docIds: string[] = []
  for (const [index, { question, similar, answer }] of questions.entries()) {
    const docId = `q${index + 1}`
    const document = { docId, question, similar, answer: answerHtml(answer), category: '', attachments: [] }
    await saveDocument(
      trx,
      { tenantId, now, author: { id: undefined, name: operator } },
      {
        ...document,
        robotNo: defaultChannelConfig.robotNo,
        language: tenant.locale,
        validFrom: undefined,
        validUntil: undefined,
        isPublished: true,
      },
    )
    const object = { kind: 'document', id: docId, name: question } as const
    await writeAudit(trx, by.actor, { action: 'saveDocument', object, after: { isPublished: true } }, now)
    docIds.push(docId)
  }
  return { ...created, agents: members, docIds }
}

/** The key that `createTenant` would make of the name counts too: the same document never sets up a second tenant. */
async function assertNew(trx: Trx, { key, name }: NewTenant): Promise<void> {
  const wanted = key ?? keyOfName(name)
  if (wanted === undefined) return
  const found = await trx.selectFrom('tenants').select('id').where('key', '=', wanted).executeTakeFirst()
  if (found) throw new Error(`there is a tenant ${wanted} already; nothing was changed`)
}

function settingsOf(
  organisation: string,
  { color = defaultChannelConfig.mainColor, name = organisation, greeting = '' }: Setup['appearance'],
  allowedSites: readonly string[],
) {
  const appearance = { mainColor: color, titleDesc: name, robotName: name, robotWelcomeMsg: greeting }
  return {
    ...appearanceSettings(defaultChannelConfig, appearance),
    allowedOrigins: [...new Set(allowedSites)],
  }
}
