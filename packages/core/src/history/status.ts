/** Status ids of a transaction. Source: gateway contract. */
export const STATUS = { new: 1001, approved: 1002, cancelled: 1003 } as const

/** Whether a status is final. A missing or unknown status is not: the transaction may still change. */
export function isSettled(status: number | undefined): boolean {
  return status === STATUS.approved || status === STATUS.cancelled
}
