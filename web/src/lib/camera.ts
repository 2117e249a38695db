// Where the board is seen from. World units are hundredths of a tile; screen = world * scale + offset.

export interface Camera { x: number; y: number; scale: number }
export interface Box { left: number; top: number; right: number; bottom: number }
export interface Size { width: number; height: number }

export const kTile = 100;
export const kLeastScale = 0.12;
export const kMostScale = 3;

const held = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

// Zooms so that the point of the board under (x, y) stays there.
export function zoomed(camera: Camera, factor: number, x: number, y: number): Camera {
  const scale = held(camera.scale * factor, kLeastScale, kMostScale);
  const ratio = scale / camera.scale;
  return { x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio, scale };
}

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({ ...camera, x: camera.x + dx, y: camera.y + dy });

export function box_of(cells: readonly (readonly [number, number])[], margin = 0): Box {
  let box: Box = { left: 0, top: 0, right: kTile, bottom: kTile };
  let first = true;
  for (const [x, y] of cells) {
    const one: Box = { left: x * kTile, top: y * kTile, right: (x + 1) * kTile, bottom: (y + 1) * kTile };
    box = first ? one : {
      left: Math.min(box.left, one.left), top: Math.min(box.top, one.top),
      right: Math.max(box.right, one.right), bottom: Math.max(box.bottom, one.bottom),
    };
    first = false;
  }
  return { left: box.left - margin, top: box.top - margin, right: box.right + margin, bottom: box.bottom + margin };
}

// The whole box, centred in the part of the screen that no panel covers.
export function fitted(box: Box, screen: Size, covered: Box, most = 1.3): Camera {
  const width = Math.max(80, screen.width - covered.left - covered.right);
  const height = Math.max(80, screen.height - covered.top - covered.bottom);
  const scale = held(Math.min(width / (box.right - box.left), height / (box.bottom - box.top)), kLeastScale, most);
  return {
    scale,
    x: covered.left + width / 2 - (box.left + box.right) / 2 * scale,
    y: covered.top + height / 2 - (box.top + box.bottom) / 2 * scale,
  };
}

// Moves as little as needed to bring the box into the free part of the screen.
export function brought_into_view(camera: Camera, box: Box, screen: Size, covered: Box): Camera {
  const left = box.left * camera.scale + camera.x - covered.left;
  const right = screen.width - covered.right - (box.right * camera.scale + camera.x);
  const top = box.top * camera.scale + camera.y - covered.top;
  const bottom = screen.height - covered.bottom - (box.bottom * camera.scale + camera.y);
  const dx = left < 0 ? -left : right < 0 ? right : 0;
  const dy = top < 0 ? -top : bottom < 0 ? bottom : 0;
  return dx === 0 && dy === 0 ? camera : panned(camera, dx, dy);
}

// A point of a tile after its quarter turns clockwise, in the tile's own 100 x 100.
export function turned(point: readonly [number, number], rotation: number): [number, number] {
  let [x, y] = point;
  for (let i = 0; i < rotation; ++i) [x, y] = [kTile - y, x];
  return [x, y];
}
