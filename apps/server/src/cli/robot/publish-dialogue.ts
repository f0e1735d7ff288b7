import { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import { Id } from '@foyer/contract/wire.ts'
import { operatorOf, writeAudit } from '../../audit/write-audit.ts'
import { publishDialogue, saveDialogue } from '../../features/robot/publish/publish-dialogue.ts'
import { systemClock } from '../../platform/clock.ts'
import { defineCommand } from '../command.ts'
import { findTenant, tenantOption } from '../find-tenant.ts'
import { fileOption, readDocument } from '../read-document.ts'
import { readOption } from '../read-option.ts'
import { withDatabase } from '../with-database.ts'
import { despiteCasesOption, robotOption } from './robot-options.ts'

export const command = defineCommand({
  about: `docs/admin.md describes dialogues. One that cannot be led to its end is not saved. Conversations
under way keep the version that they began with.`,
  options: {
    tenant: tenantOption,
    file: fileOption,
    robot: robotOption,
    draft: { type: 'boolean', about: 'save it and do not publish it' },
    'despite-cases': despiteCasesOption,
  },
  examples: [
    'foyer robot publish-dialogue --tenant shop --file order.json',
    'foyer robot publish-dialogue --tenant shop --file order.json --draft',
  ],
  async run({ env, values, readInput, finish }) {
    const dialogue = await readDocument(Dialogue, { file: values.file, readInput })
    const robotNo = readOption('robot', Id, values.robot)
    const isPublished = !values.draft
    const version = await withDatabase(env, async ({ db, now, operator }) => {
      const { id: tenantId } = await findTenant(db, values.tenant)
      const robot = { tenantId, robotNo }
      return db.transaction().execute(async (trx) => {
        const parts = { db: trx, clock: systemClock }
        const saved = await saveDialogue(parts, robot, dialogue)
        if ('problems' in saved)
          throw new Error(
            ['the dialogue is not right:', ...saved.problems.map((problem) => JSON.stringify(problem))].join(
              '\n',
            ),
          )
        const options = { despiteCases: values['despite-cases'] }
        if (isPublished) await publishDialogue(parts, robot, dialogue.id, options)
        const change = {
          action: isPublished ? 'publishDialogue' : 'saveDialogue',
          object: { kind: 'dialogue', id: dialogue.id, name: dialogue.name },
          after: { version: saved.version, robotNo },
        } as const
        await writeAudit(trx, operatorOf(tenantId, operator), change, now)
        return saved.version
      })
    })
    finish({ id: dialogue.id, version, isPublished }, [
      `${isPublished ? 'published' : 'saved'} ${dialogue.id}, version ${version}`,
    ])
    return undefined
  },
})
