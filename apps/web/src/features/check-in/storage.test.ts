import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetCode, keepCode, keptCode, type KeptCode } from './host/cached-code.ts'
import { forgetPending, keepPending, takePending } from './pending.ts'

/** A browser's storage, as far as the app uses it. */
function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memory())
  vi.stubGlobal('localStorage', memory())
})

describe('a check-in that waits for a login', () => {
  test('runs once', () => {
    keepPending({ gameId: 'g1', code: 'K7MF29QX' })
    expect(takePending('g1')).toMatchObject({ gameId: 'g1', code: 'K7MF29QX' })
    expect(takePending('g1')).toBeUndefined()
  })
  test('is left alone by another game', () => {
    keepPending({ gameId: 'g1', code: 'K7MF29QX' })
    expect(takePending('g2')).toBeUndefined()
    expect(takePending('g1')).toMatchObject({ gameId: 'g1', code: 'K7MF29QX' })
  })
  test('keeps the proof of when it was scanned', () => {
    keepPending({ gameId: 'g1', code: 'K7MF29QX', proof: '1abc.AbC-_4567890123x' })
    expect(takePending('g1')).toEqual({
      gameId: 'g1',
      code: 'K7MF29QX',
      proof: '1abc.AbC-_4567890123x',
    })
  })
  test('is nothing once it has been answered', () => {
    keepPending({ gameId: 'g1', code: 'K7MF29QX' })
    forgetPending()
    expect(takePending('g1')).toBeUndefined()
  })
  test.each(['', '{', 'null', '[]', '{"gameId":"g1"}', '{"gameId":"g1","code":7}'])(
    'is nothing when storage holds %j',
    (text) => {
      sessionStorage.setItem('pending-check-in', text)
      expect(takePending('g1')).toBeUndefined()
    },
  )
  test('is nothing where storage is blocked, and nothing breaks', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('blocked')
      },
      setItem: () => {
        throw new Error('blocked')
      },
      removeItem: () => {
        throw new Error('blocked')
      },
    })
    keepPending({ gameId: 'g1', code: 'K7MF29QX' })
    expect(takePending('g1')).toBeUndefined()
  })
})

describe("the code that a host's phone keeps", () => {
  const kept = {
    hostId: 'kenji',
    game: {
      id: 'g1',
      courseName: 'Boso',
      courseNameJa: null,
      teeTime: '2026-11-27T22:42:00.000Z',
      checkIn: { opens: 'a', closes: 'b' },
    },
    answer: {
      code: 'K7MF29QX',
      url: 'u',
      proofKey: 'k',
      availableFrom: 'a',
      expiresAt: 'b',
      guests: [],
      readAt: 1,
    },
  } as KeptCode

  test('is shown again to the same host for the same game', () => {
    keepCode(kept)
    expect(keptCode('g1', 'kenji')).toEqual(kept)
  })
  test('is no code for another person on this device, nor for another game', () => {
    keepCode(kept)
    expect(keptCode('g1', 'emily')).toBeUndefined()
    expect(keptCode('g2', 'kenji')).toBeUndefined()
  })
  test("goes when the server says that there is none any more; another game's stays", () => {
    keepCode(kept)
    forgetCode('g2')
    expect(keptCode('g1', 'kenji')).toEqual(kept)
    forgetCode('g1')
    expect(keptCode('g1', 'kenji')).toBeUndefined()
  })
  test('is nothing when storage is damaged', () => {
    localStorage.setItem('kept-check-in-code', '{"hostId":"kenji","game":{"id":"g1"},"answer":{}}')
    expect(keptCode('g1', 'kenji')).toBeUndefined()
  })
})
