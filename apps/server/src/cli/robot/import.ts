import { z } from 'zod'
import { saveDocument as saveDocumentEndpoint } from '@foyer/contract/desk/robot.ts'
import { Id } from '@foyer/contract/wire.ts'
import { operatorOf, writeAudit } from '../../audit/write-audit.ts'
import { BrokenCases } from '../../features/robot/cases/check-cases.ts'
import { saveDocument } from '../../features/robot/publish/save-document.ts'
import { Failed } from '../../platform/http/failed.ts'
import { defineCommand } from '../command.ts'
import { findTenant, tenantOption } from '../find-tenant.ts'
import { fileOption, readDocument } from '../read-document.ts'
import { readOption } from '../read-option.ts'
import { withDatabase } from '../with-database.ts'
import { despiteCasesOption, robotOption } from './robot-options.ts'

const Documents = z
  .array(
    saveDocumentEndpoint.input
      .omit({ despiteCases: true })
      .extend({ robotNo: Id.optional(), isPublished: z.boolean().default(true) })
      .strict(),
  )
  .min(1)

export const command = defineCommand({
  about: `The document is a list. A docId that exists is replaced.

  [{ "docId": "returns", "language": "en", "question": "How do I return something?",
     "similar": ["Can I send it back?"], "answer": "<p>Within 30 days.</p>" }]

Also "category", "validFrom", "validUntil", "attachments", "robotNo" and "isPublished" (true). Each is
checked against the robot's cases on its own: those that break one are listed and not saved, and
the command ends with 1.`,
  options: {
    tenant: tenantOption,
    file: fileOption,
    robot: robotOption,
    'despite-cases': despiteCasesOption,
  },
  examples: ['foyer robot import --tenant shop --file documents.json'],
  async run({ env, values, readInput, warn, finish }) {
    const documents = await readDocument(Documents, { file: values.file, readInput })
    const robotNo = readOption('robot', Id, values.robot)
    const refused: { docId: string; reason: string }[] = []
    await withDatabase(env, async ({ db, now, operator }) => {
      const tenant = await findTenant(db, values.tenant)
      const author = { id: undefined, name: operator }
      const saving = { tenantId: tenant.id, now, author, despiteCases: values['despite-cases'] }
      for (const { validFrom, validUntil, ...document } of documents)
        await db
          .transaction()
          .execute(async (trx) => {
            const { docId: id, question: name, isPublished } = document
            await saveDocument(trx, saving, { robotNo, ...document, validFrom, validUntil })
            const object = { kind: 'document', id, name } as const
            const change = { action: 'saveDocument', object, after: { isPublished } } as const
            await writeAudit(trx, operatorOf(tenant.id, operator), change, now)
          })
          .catch((error: unknown) => {
            const reason = reasonOf(error)
            if (reason === undefined) throw error
            refused.push({ docId: document.docId, reason })
          })
    })
    const saved = documents.length - refused.length
    finish({ saved, refused }, [`saved ${saved} documents`])
    for (const { docId, reason } of refused) warn(`${docId}: ${reason}`)
    return refused.length === 0 ? 0 : 1
  },
})

function reasonOf(error: unknown): string | undefined {
  if (error instanceof BrokenCases) return error.message
  return error instanceof Failed && error.error === 'request.invalid' ? 'the answer is empty' : undefined
}
