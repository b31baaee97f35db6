import os,sys,time,signal
mode=sys.argv[1]
import numpy as np, sacred
from sacred import Experiment
from sacred.observers import FileStorageObserver
from sacred.utils import TimeoutInterrupt
ex=Experiment("юни exp/x",save_git_info=False, base_dir='/lab/real')
ex.add_config({"lr":0.1,"t":(1,2),"n":np.float32(0.5),"arr":np.arange(3),"nested":{"a":{"b":[1,{"c":2}]},"d":None},"big":2**60,"nan":float('nan'),"ключ":"знач","neg":-0.0,"set_":[1,2]})
ex.observers.append(FileStorageObserver('/lab/real/sacred/deep/a/b/c/runs'))
open('/lab/real/res.txt','w').write('resource')
@ex.main
def main(_run,lr):
    _run.beat_interval=1
    ex.open_resource('/lab/real/res.txt').read()
    for i,v in enumerate([1.5,float('nan'),float('inf'),-float('inf'),-0.0,2**53+1,1e-310,True,np.float32(0.1),np.int64(7)]): _run.log_scalar("odd.v",v,i)
    for i in [5,3,3,10]: _run.log_scalar("repeat",i+.25,i)
    _run.log_scalar("frac",1.0,0.5); _run.log_scalar("frac",2.0,1.5)
    for i in range(5): _run.log_scalar("nostep",i*2)
    _run.log_scalar("юни",3.0,1); _run.log_scalar("text","hello",1); _run.log_scalar("none",None,1); _run.log_scalar("vec",np.arange(3),1); _run.log_scalar("bigstep",1.0,2**62)
    _run.info["n"]=3; _run.info["arr"]=np.arange(6.).reshape(2,3); _run.info["deep"]={"x":{"y":1.5},"s":"text","l":[1,2,3]}; _run.info["f32"]=np.float32(.1); _run.info["nan"]=float('nan')
    print("plain line"); print("progress 1\rprogress 2\rprogress 3"); print("ünï код 🎉"); print("err",file=sys.stderr)
    open('/lab/real/model.bin','wb').write(b'\x00'*100); ex.add_artifact('/lab/real/model.bin',name='model.bin'); open('/lab/real/pic.png','wb').write(b'\x89PNG\r\n\x1a\n'); ex.add_artifact('/lab/real/pic.png',name='картинка.png')
    time.sleep(3)
    if mode=='fail': raise ValueError('exploded ünï')
    if mode=='int': raise KeyboardInterrupt
    if mode=='timeout': raise TimeoutInterrupt
    if mode=='kill': os.kill(os.getpid(),signal.SIGKILL)
    return {"best":0.5,"l":[1,2]}
ex.run()
