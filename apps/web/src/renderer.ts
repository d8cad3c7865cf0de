/** What the server (plain TypeScript, run by Node) and the rendered app (built by Vite) know of each other. */
import type { DehydratedState } from '@tanstack/react-query'
import type { Language } from '@tomogolf/phrases/languages'
import type { WebManifest } from './manifest.ts'

/** An API answer of this process, asked for with the visitor's own session. */
export type ApiAnswer = { status: number; body: unknown }
export type Fetcher = (path: string) => Promise<ApiAnswer>

export type Assets = { js: string[]; css: string[] }
/** The built files (with their static imports) that source modules, by path from the web app's root, or chunks, by name, need. */
export type AssetsOf = (...modules: string[]) => Assets

export type RenderRequest = {
  url: URL
  /** The site's public origin, from configuration: the Host header is the visitor's to choose. */
  origin: string
  language: Language
  nonce: string
  /** Milliseconds since 1970 by the server's clock; the page starts from it. */
  now: number
  dev: boolean
  assets: AssetsOf
  fetcher: Fetcher
}
export type Rendered = { status: number; html: string; location?: string }
export type Renderer = {
  render: (request: RenderRequest) => Promise<Rendered>
  manifest: (language: Language, dev: boolean) => Promise<WebManifest>
}

/** What the HTML carries for hydration. */
export type PageState = { origin: string; now: number; query: DehydratedState }
