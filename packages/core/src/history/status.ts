/** Status ids of a money movement, as the gateway's contract gives them. */
export const STATUS = { new: 1001, approved: 1002, cancelled: 1003 } as const

/** Whether a status is final. A missing or unknown status is not: the movement may still change. */
export function isSettled(status: number | undefined): boolean {
  return status === STATUS.approved || status === STATUS.cancelled
}
