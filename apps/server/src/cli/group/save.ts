import { operatorOf } from '../../audit/write-audit.ts'
import { GroupInput, storeGroup } from '../../features/routing/save-group.ts'
import { defineCommand } from '../command.ts'
import { findTenant, tenantOption } from '../find-tenant.ts'
import { fileOption, readDocument } from '../read-document.ts'
import { withDatabase } from '../with-database.ts'

export const command = defineCommand({
  about: `A group is saved as a whole: an agent or channel that the document leaves out is no longer in it.

  {
    "id": "orders",
    "name": "Orders and delivery",
    "agents": ["ana@shop.example", "ben@shop.example"],
    "channels": ["shop"],
    "queueLimit": 50,
    "hours": {
      "timeZone": "Europe/Berlin",
      "week": { "mon": [["09:00", "12:30"], ["13:30", "18:00"]], "tue": [["09:00", "18:00"]] },
      "holidays": { "2026-12-25": [], "2026-12-24": [["09:00", "12:00"]] }
    }
  }

"hours": null is always open; days that are not named are closed.`,
  options: { tenant: tenantOption, file: fileOption },
  examples: [
    'foyer group save --tenant shop --file orders.json',
    'foyer group list --tenant shop --json | jq .groups[0] | foyer group save --tenant shop',
  ],
  async run({ env, values, readInput, finish }) {
    const group = await readDocument(GroupInput, { file: values.file, readInput })
    await withDatabase(env, async ({ db, now, operator }) => {
      const tenant = await findTenant(db, values.tenant)
      const by = { actor: operatorOf(tenant.id, operator), now }
      await db.transaction().execute((trx) => storeGroup(trx, tenant.id, group, by))
    })
    finish({ group }, [`saved group ${group.id} with ${group.agents.length} agents`])
    return undefined
  },
})
