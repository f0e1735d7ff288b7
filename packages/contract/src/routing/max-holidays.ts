/** Of a group, past ones included. No zod: the desk counts too. */
export const maxHolidays = 500
