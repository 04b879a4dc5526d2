import { useEffect, useRef, useState } from 'react';
import { frameAddress } from '../board/address';
import * as frameStyles from '../board/StoryFrame.css';

/** Shows a sketch in a frame that has loaded. Storybook changes the frame's address, so another `src` would load it again. */
function showIn(frame: HTMLIFrameElement | null, sketch: string): void {
  const there = frame?.contentWindow?.location;
  if (there?.hash) there.replace(`${there.href.replace(/#.*/, '')}#${sketch}`);
}

export interface SketchFrameProps {
  /** As `toAddress` writes it. */
  sketch: string;
  country: string;
  /** Of the window that the sketch sees, in px. */
  width: number;
  height: number;
  scale?: number;
  /** Nobody sees or hears it. */
  isHidden?: boolean;
  onLoad?: (page: Window & typeof globalThis) => void;
}

/** A sketch in a window of its own. Another country needs another frame. */
export function SketchFrame({ sketch, country, width, height, scale, isHidden, onLoad }: SketchFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [src] = useState(`${frameAddress('for-developers-canvas--default', { country })}#${sketch}`);
  useEffect(() => showIn(frame.current, sketch), [sketch]);
  return (
    <iframe
      className={frameStyles.frame}
      title={`The sketch, ${width} px wide`}
      src={src}
      ref={frame}
      aria-hidden={isHidden}
      inert={isHidden}
      onLoad={({ currentTarget }) => {
        showIn(currentTarget, sketch);
        if (currentTarget.contentWindow) onLoad?.(currentTarget.contentWindow as Window & typeof globalThis);
      }}
      style={{ width, height, scale }}
    />
  );
}
