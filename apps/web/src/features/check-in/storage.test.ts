import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cacheCode, cachedCode, clearCachedCode, type CachedCode } from './host/cached-code.ts'
import { clearPending, storePending, takePending } from './pending.ts'

/** A fake of localStorage and sessionStorage. */
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

describe('a check-in that waits for the login', () => {
  test('runs once', () => {
    storePending({ gameId: 'g1', code: 'K7MF29QX' })
    expect(takePending('g1')).toMatchObject({ gameId: 'g1', code: 'K7MF29QX' })
    expect(takePending('g1')).toBeUndefined()
  })
  test('is left alone by another game', () => {
    storePending({ gameId: 'g1', code: 'K7MF29QX' })
    expect(takePending('g2')).toBeUndefined()
    expect(takePending('g1')).toMatchObject({ gameId: 'g1', code: 'K7MF29QX' })
  })
  test('keeps the proof of when it was scanned', () => {
    storePending({ gameId: 'g1', code: 'K7MF29QX', proof: '1abc.AbC-_4567890123x' })
    expect(takePending('g1')).toEqual({
      gameId: 'g1',
      code: 'K7MF29QX',
      proof: '1abc.AbC-_4567890123x',
    })
  })
  test('is gone once the server has accepted it', () => {
    storePending({ gameId: 'g1', code: 'K7MF29QX' })
    clearPending()
    expect(takePending('g1')).toBeUndefined()
  })
  test.each(['', '{', 'null', '[]', '{"gameId":"g1"}', '{"gameId":"g1","code":7}'])(
    'is ignored when storage contains %j',
    (text) => {
      sessionStorage.setItem('pending-check-in', text)
      expect(takePending('g1')).toBeUndefined()
    },
  )
  test('is ignored where storage is blocked, without an error', () => {
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
    storePending({ gameId: 'g1', code: 'K7MF29QX' })
    expect(takePending('g1')).toBeUndefined()
  })
})

describe('the cached code of a host', () => {
  const code = {
    hostId: 'kenji',
    game: {
      id: 'g1',
      courseName: 'Boso',
      courseNameJa: null,
      courseNameKo: null,
      teeTime: '2026-11-27T22:42:00.000Z',
      checkIn: { opens: 'a', closes: 'b' },
    },
    response: {
      code: 'K7MF29QX',
      url: 'u',
      proofKey: 'k',
      availableFrom: 'a',
      expiresAt: 'b',
      guests: [],
      readAt: 1,
    },
  } as CachedCode

  test('is shown again to the same host for the same game', () => {
    cacheCode(code)
    expect(cachedCode('g1', 'kenji')).toEqual(code)
  })
  test('is not shown to another host, nor for another game', () => {
    cacheCode(code)
    expect(cachedCode('g1', 'emily')).toBeUndefined()
    expect(cachedCode('g2', 'kenji')).toBeUndefined()
  })
  test('is removed for its own game only', () => {
    cacheCode(code)
    clearCachedCode('g2')
    expect(cachedCode('g1', 'kenji')).toEqual(code)
    clearCachedCode('g1')
    expect(cachedCode('g1', 'kenji')).toBeUndefined()
  })
  test('is ignored when storage is damaged', () => {
    localStorage.setItem('kept-check-in-code', '{"hostId":"kenji","game":{"id":"g1"},"answer":{}}')
    expect(cachedCode('g1', 'kenji')).toBeUndefined()
  })
})
