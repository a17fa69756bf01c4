import { seedCashier } from '../seed/cashier.ts'
import type { GatewayOptions } from '../server.ts'
import type { TestGateway } from './client.ts'
import { gatewayForFile } from './gateway-for-file.ts'

/** As `gatewayForFile()`, with the banks and payment methods of the sandbox. */
export async function gatewayWithCashier(options?: GatewayOptions): Promise<TestGateway> {
  const gateway = await gatewayForFile(options)
  await seedCashier(gateway.database)
  return gateway
}
