import { loadYoga, type Yoga } from 'yoga-layout/load'

let yoga: Yoga

/** Resolves when the layout engine is loaded. Nothing can be drawn before that. */
export const yogaReady: Promise<void> = loadYoga().then(loaded => {
  yoga = loaded
})

export * from 'yoga-layout/load'
export { yoga as default }
