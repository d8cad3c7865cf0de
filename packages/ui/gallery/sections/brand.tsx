import { ContourBackground } from '@tomogolf/ui/brand/ContourBackground.tsx'
import { CourseArt } from '@tomogolf/ui/brand/CourseArt.tsx'
import { Flagstick, GolfBag, GolfCart, Star } from '@tomogolf/ui/brand/Glyphs.tsx'
import { Logo, LogoMark } from '@tomogolf/ui/brand/Logo.tsx'
import {
  FacebookMark,
  InstagramMark,
  KakaoMark,
  LineMark,
  WhatsAppMark,
  XMark,
  YouTubeMark,
} from '@tomogolf/ui/brand/ServiceMarks.tsx'
import { Component, State } from '../Demo.tsx'

const TERRAINS = ['mountain', 'seaside', 'parkland'] as const

export const BrandSection = () => (
  <>
    <Component name="Logo">
      <State name="link and mark">
        <Logo />
        <LogoMark />
      </State>
    </Component>
    <Component name="Glyphs">
      <State name="golf">
        <Flagstick />
        <GolfCart />
        <GolfBag />
        <Star />
      </State>
    </Component>
    <Component name="ServiceMarks">
      <State name="all">
        <LineMark />
        <WhatsAppMark />
        <KakaoMark />
        <XMark />
        <FacebookMark />
        <InstagramMark />
        <YouTubeMark />
      </State>
    </Component>
    <Component name="CourseArt">
      <State name="terrains">
        {TERRAINS.map((terrain) => (
          <CourseArt
            key={terrain}
            seed="gallery"
            terrain={terrain}
            className="aspect-video w-full max-w-[280px]"
          />
        ))}
      </State>
      <State name="with the line of play">
        <CourseArt
          seed="gallery"
          terrain="parkland"
          annotate="line"
          className="aspect-video w-full max-w-[280px]"
        />
      </State>
    </Component>
    <Component name="ContourBackground">
      <div className="relative h-40 overflow-hidden rounded-l bg-surface-1">
        <ContourBackground seed="gallery" />
      </div>
    </Component>
  </>
)
