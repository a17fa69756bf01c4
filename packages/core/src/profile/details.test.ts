import { describe, expect, test } from 'vitest'

import { getUserProfile } from '../contract/user-session.ts'
import { $details, loadDetails, maskIdentity, maskPhone } from './index.ts'
import { $userProfile } from '../session/index.ts'
import { profile } from '../testing/index.ts'
import { withSignedInPlayer, world } from '../testing/signed-in.ts'

withSignedInPlayer()

describe('player details', () => {
  test('PROF-01 are loaded, kept in memory only, and cleared with the session', async () => {
    const facts = profile('ayse', { phone: '+905000000001', identity: '11111111110', email: 'a@b.example' })
    world.gateway.expects(getUserProfile).answers(facts)

    await loadDetails()

    expect($details.get().value).toMatchObject({ identity: '11111111110', phone: '+905000000001' })
    expect(JSON.stringify(world.storage.all())).not.toContain('11111111110')
    world.storage.fromOtherTab({ bnwUserSession: null, bnwUserAuth: null })
    expect($details.get()).toEqual({ status: 'idle' })
  })

  test('PROF-01 names that the reply leaves out stay', async () => {
    world.gateway.expects(getUserProfile).answers({ ...profile(), username: '', firstname: '', lastname: '' })

    await loadDetails()

    expect($userProfile.get()).toMatchObject({ username: 'ayse', firstname: 'Ayşe', lastname: 'Işık' })
  })

  test('PROF-01 update the stored names', async () => {
    world.gateway.expects(getUserProfile).answers(profile('ayse', { firstname: 'Zeynep' }))

    await loadDetails()

    expect($userProfile.get()?.firstname).toBe('Zeynep')
    expect(world.storage.get('bnwUserProfile')).toContain('Zeynep')
  })

  test.each([
    ['+905000000001', '0500 ••• •• 01'],
    ['0500 000 00 01', '0500 ••• •• 01'],
    ['+4930123456', '•••••••••56'],
    ['12', '••'],
    ['', '']
  ])('PROF-01 shows the phone %j as %j', (phone, shown) => {
    expect(maskPhone(phone)).toBe(shown)
  })

  test.each([
    ['11111111110', '111•••••110'],
    ['1234', '••••'],
    ['', '']
  ])('PROF-01 shows the identity number %j as %j', (identity, shown) => {
    expect(maskIdentity(identity)).toBe(shown)
  })
})
