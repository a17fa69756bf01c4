import { describe, expect, test } from 'vitest'

import { allCalls, sampleInput } from '../testing/contract-samples.ts'
import { nameOf, type Call } from './call.ts'

/** The calls of the gateway contract with their access and kind. */
const SPECIFIED = `
cmscontroller.getIcSlider anyone read
cmscontroller.getSlider anyone read
cmscontroller.getPromotions anyone read
cmscontroller.popupInformation anyone read
cmscontroller.getSpecialDateInf anyone read
cmscontroller.getInformation anyone read
cmscontroller.getTournaments anyone read
slider.get_all_items anyone read
slider.get_active_items anyone read
maintenance.check_status anyone read
Auth.checkMaintenance anyone read
system.ping player read
user.login login change
user.initAuth player change
user.logout player change
user.get_user_profile player read
user.pass_change player change
user.two_auth_type player read
user.two_auth_type player change
user.step_up player change
user.sms_send player change
user.sms_validate player change
user.user_generate_ga player change
user.check_user_ga player change
user.check_ga player change
user.clear_generated_ga player change
user.register anyone change
user.forgot anyone change
user.pass_reset anyone change
user.favorites player change
user.favorites player read
user.change_username player change
user.change_email player change
casino.category_list anyone read
casino.provider_list optional read
casino.games_list optional read
casino.init_game player change
livecasino.category_list anyone read
livecasino.provider_list optional read
livecasino.game_table_list optional read
livecasino.init_game player change
virtualgames.init_game player change
finance.check_balance player read
finance.list_banks player read
finance.list_bank_accounts player read
finance.get_bank_account player read
finance.save_bank_account player change
finance.delete_bank_account player change
finance.list_cash_methods_new player read
finance.list_cash_methods player read
finance.list_highlighted_cash_methods player read
finance.add_favorite_cash_method player change
finance.remove_favorite_cash_method player change
finance.check_favorite_cash_method player read
finance.save_bank_transfer player money
finance.save_cep_bank_transfer player money
finance.list_transactions player read
finance.list_types_frontend player read
finance.list_categories player read
finance.list_sub_categories player read
prepayment.processTransaction player money
envoy.getDepositAmounts player read
betframe.getCoupons player read
bonus.list player read
bonus.claim player money
crm.list_mass_messages anyone read
habanero.getJackpots anyone read`
  .trim()
  .split('\n')

describe('the contract', () => {
  test('GATE-02 defines exactly the calls of the gateway contract', () => {
    const defined = allCalls.map(call => `${nameOf(call)} ${call.access} ${call.kind}`)

    expect(defined.toSorted()).toEqual(SPECIFIED.toSorted())
  })

  test.each(named(allCalls))(
    'GATE-02 %s accepts its own fields and rejects an unknown one',
    (_name, call) => {
      const input = sampleInput(call)

      expect(call.data.is(input)).toBe(true)
      expect(call.data.is({ ...input, extra: 1 })).toBe(false)
    }
  )
})

function named(calls: readonly Call[]): [string, Call][] {
  return calls.map(call => [`${nameOf(call)} (${call.kind})`, call])
}
